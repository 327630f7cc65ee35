/** What the reader used last: a finger, which can't hover, or a mouse or the keyboard. */
let isFinger = false;

addEventListener('pointerdown', (event) => void (isFinger = event.pointerType === 'touch'), { capture: true });
addEventListener('keydown', () => void (isFinger = false), { capture: true });

export const wasTouched = (): boolean => isFinger;
