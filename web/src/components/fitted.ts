/** Makes a text fit a place of fixed height, whatever language and font: it neither scrolls nor moves what is below. */
import type { Attachment } from 'svelte/attachments';

/** Font sizes to try, relative to the usual one. */
const SCALES = [1, 0.92, 0.85, 0.78, 0.72, 0.67, 0.62];

/** Sets `--fit`, by which the place multiplies its font size, to the largest scale at which `text` fits. */
export function fitted(text: string): Attachment<HTMLElement> {
  return (place) => {
    void text; // another text may need another size
    const observer = new ResizeObserver(() => fit(place));
    observer.observe(place);
    fit(place);
    return () => observer.disconnect();
  };
}

function fit(place: HTMLElement): void {
  for (const scale of SCALES) {
    place.style.setProperty('--fit', String(scale));
    if (place.scrollHeight <= place.clientHeight) return;
  }
}
