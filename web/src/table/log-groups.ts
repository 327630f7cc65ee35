/** The log by turns: what one player does in a row, with the time when it began. */
import type { LogLine } from './live-table.svelte';

export interface LogGroup {
  /** Whose turn it is; `null` for what no player does, as before the start. */
  player: number | null;
  /** When it began, in seconds since 1970. */
  at: number | null;
  lines: LogLine[];
}

/** A line about the table rather than the game. */
export function isAboutTable({ key }: LogLine): boolean {
  return key.startsWith('table-');
}

/**
 * Another player's line starts a group, and so does an event in `openings`, as a new day of the game. Lines without a
 * player, and those about the table, stay in the group before them.
 */
export function groupsOf(lines: readonly LogLine[], openings: readonly string[] = []): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const player = actorOf(line);
    const opens = openings.includes(line.key);
    if (!last || opens || (player !== null && player !== last.player)) {
      groups.push({ player, at: line.at ?? null, lines: [line] });
    } else last.lines.push(line);
  }
  return groups;
}

/** The player whose move a line tells. */
function actorOf(line: LogLine): number | null {
  const { player } = line.arguments;
  const isMove = !isAboutTable(line) || line.key === 'table-automatic-move';
  return isMove && typeof player === 'number' ? player : null;
}
