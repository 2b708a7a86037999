import { escapeHtml } from '../../usecases/mails/letter.ts';

const STYLE = `
:root { color-scheme: light dark; --paper: #fbf8f4; --card: #fff; --ink: #221c1f; --muted: #6f6468; --line: #eae2dc; --accent: #a8325a; }
@media (prefers-color-scheme: dark) { :root { --paper: #161214; --card: #221c1f; --ink: #f6f0ec; --muted: #b4a7aa; --line: #3a3135; --accent: #f29ab5; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 24px 20px 64px; }
h1 { font: 500 28px/1.15 Georgia, serif; margin: 8px 0 20px; }
h2 { font-size: 14px; margin: 32px 0 10px; color: var(--muted); }
a { color: var(--accent); }
ul { list-style: none; margin: 0; padding: 0; }
li a { display: flex; flex-wrap: wrap; gap: 2px 16px; justify-content: space-between; min-height: 44px; padding: 14px 0; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
li a:hover b { color: var(--accent); }
li b { font-weight: 600; }
small, dt { color: var(--muted); }
li small { overflow-wrap: anywhere; }
li p { display: flex; flex-wrap: wrap; gap: 2px 16px; justify-content: space-between; margin: 14px 0 4px; }
summary { color: var(--accent); cursor: pointer; padding: 4px 0; }
code { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; }
.mail, pre { border: 1px solid var(--line); border-radius: 16px; overflow: hidden; }
.mail { background: #fbf8f4; color-scheme: light; }
pre { margin: 0; padding: 20px; background: var(--card); font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }`;

/** `body` is escaped markup. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
