/** The names of the people and bots at a table. */
import type { SeatFacts } from '../generated/http';
import type { Texts } from '../texts/texts';

/** A bot's name: the text `bot-greedy`, or one made from its id. */
export function botName(bot: string, texts: Texts): string {
  return texts.find(`bot-${bot}`) ?? texts.say('bot-other', { bot });
}

/** The names by seat; equal names get a number. A deleted account has no name. */
export function playerNames(seats: readonly Pick<SeatFacts, 'name' | 'bot'>[], texts: Texts): string[] {
  const names = seats.map(({ name, bot }, seat) =>
    bot
      ? botName(bot, texts)
      : name === ''
        ? texts.say('player-gone')
        : (name ?? texts.say('seat-free', { seat: seat + 1 })),
  );
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return names.indexOf(name, names.indexOf(name) + 1) < 0 ? name : `${name} ${before + 1}`;
  });
}
