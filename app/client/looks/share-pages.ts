// The five share pages. Each gets the public link (docs/rules/calls.md, "Public links").

export interface SharedThing {
  /** The public link, absolute. */
  url: string;
  title: string;
}

interface SharePage {
  name: string;
  addressOf: (thing: SharedThing) => string;
}

const withQuery = (page: string, query: Record<string, string>): string =>
  `${page}?${new URLSearchParams(query).toString()}`;

export const SHARE_PAGES: readonly SharePage[] = [
  {
    name: 'Facebook',
    addressOf: ({ url }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    name: 'Twitter',
    addressOf: ({ url, title }) => withQuery('https://twitter.com/intent/tweet', { url, text: title }),
  },
  {
    name: 'Pinterest',
    addressOf: ({ url, title }) =>
      withQuery('https://www.pinterest.com/pin/create/button/', {
        url,
        media: `${url}/image.jpg`,
        description: title,
      }),
  },
  {
    name: 'LinkedIn',
    addressOf: ({ url }) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  {
    name: 'WhatsApp',
    addressOf: ({ url, title }) => withQuery('https://api.whatsapp.com/send', { text: `${title} ${url}` }),
  },
];

/** The window that a share page opens in. */
export const SHARE_WINDOW = 'popup,width=600,height=400';
