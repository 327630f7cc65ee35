import { describe, expect, it } from 'vitest';
import { address, route, type Route } from '../../src/routing/router';

describe('addresses', () => {
  it.each<[string, Route]>([
    ['/', { page: 'lobby' }],
    ['/new', { page: 'new', game: null }],
    ['/new/kingdom-builder', { page: 'new', game: 'kingdom-builder' }],
    ['/table/abc123', { page: 'table', table: 'abc123' }],
    ['/table/abc123/result', { page: 'result', table: 'abc123' }],
    ['/rules', { page: 'rules', game: null }],
    ['/rules/kingdom-builder', { page: 'rules', game: 'kingdom-builder' }],
    ['/learn/kingdom-builder', { page: 'learn', game: 'kingdom-builder' }],
    ['/upload', { page: 'upload' }],
    ['/account', { page: 'account' }],
    ['/reset', { page: 'reset' }],
    ['/confirm', { page: 'confirm' }],
    ['/unsubscribe', { page: 'unsubscribe' }],
    ['/me', { page: 'me' }],
    ['/player/Anna%20B.', { page: 'player', name: 'Anna B.' }],
    ['/ladder', { page: 'ladder', game: null }],
    ['/tournaments', { page: 'tournaments' }],
    ['/tournament/abc123', { page: 'tournament', tournament: 'abc123' }],
    ['/ladder/feuville', { page: 'ladder', game: 'feuville' }],
  ])('%s and back', (path, page) => {
    expect(route(path)).toEqual(page);
    expect(address(page)).toBe(path);
  });

  it.each([
    '/table',
    '/table/abc/other',
    '/nowhere',
    '/new/a/b',
    '/upload/x',
    '/me/x',
    '/player',
    '/player/a/b',
    '/ladder/a/b',
    '/learn',
    '/learn/a/b',
    '/table/a/result/b',
    '/%',
  ])('%s is no page', (path) => expect(route(path)).toEqual({ page: 'missing' }));

  it('a rule is an anchor; a slash at the end does not matter', () => {
    expect(address({ page: 'rules', game: 'kingdom-builder' }, 'KB-12')).toBe('/rules/kingdom-builder#KB-12');
    expect(route('/table/abc123/')).toEqual({ page: 'table', table: 'abc123' });
  });
});
