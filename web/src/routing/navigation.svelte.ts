/** Where the reader is, kept in the browser's history so that back and forward work. */
import { address, route, type Route } from './router';

class Navigation {
  route = $state.raw<Route>(route(location.pathname));
  private path = location.pathname;
  /** The part behind the # of the address, such as the id of a rule. */
  anchor = $state(decodeURIComponent(location.hash.slice(1)));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  go(to: Route, anchor = '', { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address(to, anchor));
    this.read();
    if (!anchor && !replace) scrollTo(0, 0);
  }

  /** Follows an ordinary click on a link of ours without loading the page anew. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.download || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    this.go(route(link.pathname), decodeURIComponent(link.hash.slice(1)));
  };

  private read(): void {
    // The same page stays the same object: what depends on it need not begin anew for another anchor.
    if (location.pathname !== this.path) this.route = route((this.path = location.pathname));
    this.anchor = decodeURIComponent(location.hash.slice(1));
  }
}

export const navigation = new Navigation();
