import { beforeEach, expect, test } from 'vitest';
import { deviceName } from '../../src/notices/push';
import { minuteOf, timeOf } from '../../src/notices/quiet';
import { setPageTitle, setWaiting } from '../../src/routing/page-title';

const icon = () => document.querySelector<HTMLLinkElement>('#icon')!.getAttribute('href');

beforeEach(() => {
  document.head.innerHTML = '<title></title><link id="icon" href="/favicon.svg" />';
  history.replaceState(null, '', '/');
  setWaiting([]);
});

test('the title says that a game waits, and how many if there are more', () => {
  setPageTitle('Bastide', false);
  expect([document.title, icon()]).toEqual(['Bastide', '/favicon.svg']);
  setWaiting(['a']);
  expect([document.title, icon()]).toEqual(['● Bastide', '/favicon-turn.svg']);
  setWaiting(['a', 'b']);
  expect(document.title).toBe('(2) Bastide');
  setPageTitle('Bastide', true); // the lobby knows of one: it is among these
  expect(document.title).toBe('(2) Bastide');
});

test('a table knows about its own turn, whatever was known before', () => {
  history.replaceState(null, '', '/table/mine');
  setWaiting(['mine']);
  setPageTitle('Tournay', false);
  expect([document.title, icon()]).toEqual(['Tournay', '/favicon.svg']);
  setPageTitle('Your turn', true);
  expect(document.title).toBe('● Your turn');
  setWaiting(['other', 'mine']);
  expect(document.title).toBe('(2) Your turn');
  setPageTitle('Tournay', false);
  expect(document.title).toBe('● Tournay');
});

test('times and minutes of the day', () => {
  expect([0, 7 * 60 + 5, 1439].map(timeOf)).toEqual(['00:00', '07:05', '23:59']);
  expect(['00:00', '7:05', '23:59', ''].map(minuteOf)).toEqual([0, 425, 1439, null]);
});

test('devices are named by browser and system', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
  expect(deviceName(chrome)).toBe('Chrome, Android');
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0';
  expect(deviceName(edge)).toBe('Edge, Windows');
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1';
  expect(deviceName(phone)).toBe('Safari, iPhone');
  expect(deviceName('')).toBe('');
});
