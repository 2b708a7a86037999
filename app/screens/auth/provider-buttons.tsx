import { SIGN_IN_PROVIDER_NAMES, type SignInProvider } from '../../domain/account/sign-in-provider.ts';
import { ProviderMark } from './provider-logos.tsx';

/** One way to sign in per provider that is set up; nothing where none is. Plain links: they work without JavaScript. */
export function ProviderButtons({ providers }: { providers: readonly SignInProvider[] }) {
  if (providers.length === 0) return null;
  return (
    <section className="mt-[18px] grid gap-[10px]" aria-label="Other ways to sign in">
      <p className="xs muted or">
        <span>or</span>
      </p>
      {providers.map((provider) => (
        <a key={provider} className="btn btn-line btn-block" href={`/api/auth/${provider}`} rel="nofollow">
          <ProviderMark provider={provider} />
          <span>{`Continue with ${SIGN_IN_PROVIDER_NAMES[provider]}`}</span>
        </a>
      ))}
    </section>
  );
}
