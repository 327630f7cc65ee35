import { expect, it, vi } from 'vitest';
import { serialQueue, takeLatest } from '../../src/api/latest';

it('takes the answer to the last question, whichever comes first', async () => {
  const take = vi.fn();
  const fail = vi.fn();
  let slow: (answer: string) => void = () => {};
  takeLatest(new Promise<string>((resolve) => (slow = resolve)), take)();
  takeLatest(Promise.reject(new Error('too late')), take, fail)();
  takeLatest(Promise.resolve('new'), take);
  await Promise.resolve();
  slow('old');
  await new Promise((resolve) => setTimeout(resolve));
  expect(take).toHaveBeenCalledExactlyOnceWith('new');
  expect(fail).not.toHaveBeenCalled();
});

it('starts an action when the one before has ended, successfully or not', async () => {
  const inTurn = serialQueue();
  const done: string[] = [];
  const slow = inTurn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    done.push('slow');
    throw new Error('no');
  });
  const quick = inTurn(async () => void done.push('quick'));
  await expect(slow).rejects.toThrow('no');
  await quick;
  expect(done).toEqual(['slow', 'quick']);
});
