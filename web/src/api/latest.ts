/** Answers that arrive in any order: only the latest request counts. */

/**
 * Passes an answer on unless a newer request has been made. Return the result from an effect, which runs again when the
 * request changes.
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

/** Runs actions one after another, so that the last one started is the last one to finish. */
export function serialQueue(): <Result>(action: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const next = last.then(action, action);
    last = next;
    return next;
  };
}
