import { escapeHtml } from '../../usecases/mails/letter.ts';
import { describeApi, type Operation } from '../api/openapi.ts';
import type { Api } from '../api/route.ts';
import { page } from './local-page.ts';

// The same document as /api/openapi.json, to read.

interface Row {
  method: string;
  path: string;
  operation: Operation;
}

const block = (title: string, value: unknown): string =>
  value === undefined
    ? ''
    : `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;

function row({ method, path, operation }: Row): string {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const answer = operation.responses['200']?.content?.['application/json'].schema;
  return `<li id="${escapeHtml(operation.operationId)}"><p><code><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</code>
<small>${operation.security.length > 0 ? 'signed in' : 'anyone'}</small></p>
${block('Query', query.length > 0 ? query : undefined)}
${block('Body', operation.requestBody?.content['application/json'].schema)}
${block('Answer', answer)}</li>`;
}

export function apiPage(api: Api): string {
  const document = describeApi(api);
  const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Row => ({ path, method, operation })),
  );
  const headings = [...new Set(rows.flatMap(({ operation }) => operation.tags))];
  const sections = headings.map(
    (heading) =>
      `<h2>${escapeHtml(heading)}</h2><ul>${rows
        .filter(({ operation }) => operation.tags.includes(heading))
        .map(row)
        .join('')}</ul>`,
  );
  return page(
    'The calls of Stylecast',
    `<small>Local build. The same as data: <a href="/api/openapi.json">openapi.json</a></small>
<h1>The calls</h1><p>${escapeHtml(document.info.description)}</p>${sections.join('')}`,
  );
}
