import { z } from 'zod';
import { toBase64 } from '../image-editor/picture-answer.ts';
import type { Mail, Mailer, Sender } from '../../ports/mailer.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { checkHeaders, listHeaders } from './headers.ts';
import { callProvider, type Remote } from '../outbound.ts';

const TIMEOUT_MS = 10_000;
const accepted = z.object({ id: z.string() });
const refused = z.object({ name: z.string().regex(/^[a-z_]{1,60}$/) });
/** Another attempt with this key is under way; a retry is answered with its id. */
const UNDER_WAY = 'concurrent_idempotent_requests';

interface ResendOptions extends Remote {
  key: string;
  from: Sender;
}

/** POST /emails; its Idempotency-Key holds for 24 hours, longer than a queue retries. */
export function resendMailer(options: ResendOptions): Mailer {
  return {
    name: 'resend',
    async send(mail) {
      checkHeaders('resend', mail);
      const response = await post(options, mail);
      if (!response.ok) throw await failure(response);
      const body = accepted.safeParse(await response.json().catch(() => null));
      // Accepted: a second attempt would be answered from the key.
      return body.success ? body.data.id : null;
    },
  };
}

function post(options: ResendOptions, mail: Mail): Promise<Response> {
  const { key, from, baseUrl = 'https://api.resend.com', timeoutMs = TIMEOUT_MS } = options;
  const { to, subject, html, text, idempotencyKey } = mail;
  return callProvider(
    'resend',
    `${baseUrl}/emails`,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify({
        from: `${from.name} <${from.email}>`,
        to: [to],
        subject,
        html,
        text,
        headers: listHeaders(mail),
        attachments: (mail.pictures ?? []).map(({ id, fileName, contentType, bytes }) => ({
          content: toBase64(bytes),
          filename: fileName,
          content_type: contentType,
          content_id: id,
        })),
      }),
    },
    { fetch: options.fetch, timeoutMs },
  );
}

const QUOTA = /quota/;
const QUOTA_S = 3600;

/** Status and error name only: the message may repeat the address. */
async function failure(response: Response): Promise<ProviderError> {
  const body = refused.safeParse(await response.json().catch(() => null));
  const name = body.success ? body.data.name : '';
  const retryable = response.status === 429 || response.status >= 500 || name === UNDER_WAY;
  const asked = Number(response.headers.get('retry-after') ?? NaN);
  const retryAfterSeconds = QUOTA.test(name) ? QUOTA_S : Number.isFinite(asked) ? asked : undefined;
  return new ProviderError('resend', `answered ${response.status} ${name}`.trim(), {
    retryable,
    retryAfterSeconds,
  });
}
