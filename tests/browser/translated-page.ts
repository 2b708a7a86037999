import type { Page } from 'playwright-core';

const isHydrated = (): boolean => {
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
  const root = key && (document as unknown as Record<string, { stateNode: { current: unknown } }>)[key];
  const current = root ? root.stateNode.current : null;
  return (
    (current as { memoizedState?: { isDehydrated?: boolean } } | null)?.memoizedState?.isDehydrated === false
  );
};

/**
 * Takes each text node out, and each that comes later, and puts a copy in two `<font>` elements in its place, as Chrome
 * does. The copy is in brackets: what React finds is not what it wrote.
 */
const translate = (): void => {
  const translateBelow = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isLeftOut = text.parentElement?.closest('head, script, style, template, textarea, svg, font');
      if (isLeftOut || text.data.trim() === '') continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `‹${text.data}›`;
      outer.appendChild(inner);
      text.replaceWith(outer);
    }
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) if (node.isConnected) translateBelow(node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
  translateBelow(document);
};

/** Until React has taken over the server's page, or has drawn its own. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Translates the page that is open, and whatever it shows from now on. */
export async function translatePage(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.evaluate(translate);
}

/** Translates each page from its first word on, before React begins. */
export async function translateEarly(page: Page): Promise<void> {
  await page.addInitScript(translate);
}

/** What is read there, without the translator's brackets. */
export async function textOf(page: Page, selector: string): Promise<string> {
  const texts = await page.locator(selector).allInnerTexts();
  return texts.join('\n').replace(/[‹›]/g, '').replace(/\s+/g, ' ').trim();
}
