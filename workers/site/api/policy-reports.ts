import { z } from 'zod';
import { limitHourly } from '../../usecases/limits/rate-limits.ts';
import { readBody } from '../../read-body.ts';
import { text } from '../../../app/contracts/fields.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { clientAddress } from '../client-address.ts';
import { withoutSecret } from '../security-headers.ts';
import type { Api } from './route.ts';

/** A browser's report is one or two kilobytes. */
const MOST_BYTES = 16 * 1024;
const tooLarge = () => new Refusal('too-large', "That's more than a report.");

/** Reporting API, and the older `report-uri`. Only what helps us is read. */
const body = z.object({
  effectiveDirective: text({ most: 60 }).optional(),
  'effective-directive': text({ most: 60 }).optional(),
  'violated-directive': text({ most: 200 }).optional(),
  blockedURL: text({ most: 2000 }).optional(),
  'blocked-uri': text({ most: 2000 }).optional(),
  documentURL: text({ most: 2000 }).optional(),
  'document-uri': text({ most: 2000 }).optional(),
});
const reports = z.union([
  z.array(z.object({ type: text({ most: 200 }), body })).max(20),
  z.object({ 'csp-report': body }).transform((old) => [{ type: 'csp-violation', body: old['csp-report'] }]),
]);

/** Host or kind of what was blocked: no query, no secret of a link. */
function place(address: string | undefined): string {
  if (address === undefined || !URL.canParse(address)) return (address ?? '').slice(0, 40);
  const { origin, pathname } = new URL(address);
  return `${origin}${withoutSecret(pathname)}`.slice(0, 200);
}

/** Browsers report what a page's policy has stopped; without cookies, and no answer is read. */
export function mountReports(api: Api): void {
  api.post('/api/reports', async (c) => {
    await limitHourly(c.get('app'), 'report', clientAddress(c.req.raw));
    const bytes = await readBody({ body: c.req.raw.body, announced: null }, { max: MOST_BYTES, tooLarge });
    let json: unknown;
    try {
      json = JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      throw new Refusal('bad-input', 'The body is not valid JSON.');
    }
    const read = reports.safeParse(json);
    if (!read.success) throw new Refusal('bad-input', "That isn't a report.");
    for (const report of read.data) {
      const { body: said } = report;
      const line = {
        event: 'csp-report',
        requestId: c.get('requestId'),
        type: report.type.slice(0, 40),
        directive: said.effectiveDirective ?? said['effective-directive'] ?? said['violated-directive'],
        blocked: place(said.blockedURL ?? said['blocked-uri']),
        page: place(said.documentURL ?? said['document-uri']),
      };
      console.warn(JSON.stringify(line));
    }
    return c.body(null, 204);
  });
}
