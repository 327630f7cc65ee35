/** The question that a turn has reached: the last of the steps in its view, such as `hand must-build`. */
export interface Question {
  name: string;
  args: string[];
}

export function question(turn: { readonly steps: readonly string[] } | null): Question | null {
  const [name, ...args] = turn?.steps.at(-1)?.split(' ') ?? [];
  return name ? { name, args } : null;
}
