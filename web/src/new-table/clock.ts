/** The clocks' defaults: a quarter of an hour suits all four games, three days a busy week. */
export type ClockKind = 'none' | 'bank' | 'days';

export const BANK: { kind: 'bank'; seconds: number; increment: number } = { kind: 'bank', seconds: 900, increment: 20 };

export const DAYS: { kind: 'days'; days: number } = { kind: 'days', days: 3 };
