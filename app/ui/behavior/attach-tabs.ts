/**
 * Makes tabs of a list of links (role=tab, aria-controls names the panel): a press shows the panel that is in the page
 * already, arrow keys, Home and End walk. A tab with data-title names the page. Without it each link loads the page with its own panel. A panel that has a
 * <template> lies in it while it is closed, as its nodes are, with what was typed. Returns how to end it.
 */
export function attachTabs(list: HTMLElement): () => void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const open = (chosen: HTMLElement) => {
    for (const tab of tabs) {
      const isOpen = tab === chosen;
      tab.setAttribute('aria-selected', String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (!panel) continue;
      panel.hidden = !isOpen;
      const shelf = panel.querySelector<HTMLTemplateElement>(':scope > template');
      if (!shelf) continue;
      if (isOpen) panel.appendChild(shelf.content);
      else shelf.content.append(...[...panel.childNodes].filter((node) => node !== shelf));
    }
  };
  /** The address is that of the open tab: for a reload, a copied link, and the links to parts of its text. */
  const choose = (tab: HTMLElement) => {
    open(tab);
    const { title } = tab.dataset;
    if (title !== undefined) document.title = title;
    if (tab instanceof HTMLAnchorElement) history.replaceState(history.state, '', tab.href);
  };
  const tabOf = ({ target }: Event) =>
    tabs.find((tab) => target instanceof Node && tab.contains(target)) ?? null;
  const press = (event: MouseEvent) => {
    const tab = tabOf(event);
    // With a key held down it is a link: for a window of its own.
    if (!tab || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(tab);
  };
  const walk = (event: KeyboardEvent) => {
    const tab = tabOf(event);
    const to = tab && nextIndex(event.key, tabs.indexOf(tab), tabs.length);
    const next = to === null ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    next.focus();
    choose(next);
  };
  const now = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true');
  if (now) open(now);
  list.addEventListener('click', press);
  list.addEventListener('keydown', walk);
  return () => {
    list.removeEventListener('click', press);
    list.removeEventListener('keydown', walk);
  };
}

/** Where a key leads from the tab at `index` of `count`, round the ends; null for another key. */
export function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step === undefined ? null : (index + step + count) % count;
}
