/** The current page, kept in the browser's history so that back and forward work. */
import { address, decode, route, type Route } from './router';

class Navigation {
  route = $state.raw<Route>(route(location.pathname));
  private path = location.pathname;
  /** The part of the address after the #, such as a rule's id. */
  anchor = $state(decode(location.hash.slice(1)));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  /** Goes to a page. With `replace`, the same entry of the history gets another address, and keeps its state. */
  go(to: Route, anchor = '', { replace = false } = {}): void {
    if (replace) history.replaceState(history.state, '', address(to, anchor));
    else history.pushState(null, '', address(to, anchor));
    this.read();
    if (!anchor && !replace) scrollTo(0, 0);
  }

  /** Follows an ordinary click on an internal link without reloading the page. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.download || link.origin !== location.origin) return;
    if (/^\/(api|docs)\//.test(link.pathname) || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    this.go(route(link.pathname), decode(link.hash.slice(1)));
  };

  private read(): void {
    // Keep the object while the page stays the same, so that another anchor doesn't restart what depends on it.
    if (location.pathname !== this.path) this.route = route((this.path = location.pathname));
    this.anchor = decode(location.hash.slice(1));
  }
}

export const navigation = new Navigation();
