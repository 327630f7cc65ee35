/** Answers come in any order: what was asked last counts. */

/**
 * Takes an answer unless something else has been asked since. To be returned by an effect, which asks anew when what the
 * question depends on has changed.
 */
export function takeLatest<Answer>(
  answer: Promise<Answer>,
  take: (answer: Answer) => void,
  fail?: (error: unknown) => void,
): () => void {
  let isStale = false;
  void answer.then((found) => isStale || take(found), fail && ((error: unknown) => isStale || fail(error)));
  return () => void (isStale = true);
}

/** Does one thing after the other, so that what was begun last is what remains. */
export function serialQueue(): <Result>(action: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const next = last.then(action, action);
    last = next;
    return next;
  };
}
