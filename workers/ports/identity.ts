import type { SignInProvider } from '../../app/domain/account/sign-in-provider.ts';

/** In the browser's cookie until the provider sends her back. Three secrets of 256 bits. */
export interface Attempt {
  /** Comes back with her: the answer belongs to this browser's attempt. */
  state: string;
  /** PKCE: a stolen code is useless. */
  verifier: string;
  /** In the id token: made for this attempt. */
  nonce: string;
}

interface ProviderAnswer {
  code: string;
  /** Apple only: JSON with her name, sent once and unsigned. */
  person?: string;
}

export interface ProvenIdentity {
  provider: SignInProvider;
  /** The provider's id of her, which never changes. */
  subject: string;
  email: string | null;
  /** True only when the provider vouches that the address is hers. */
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
}

export interface IdentityProvider {
  readonly name: SignInProvider;
  /** Answers by a form posted from its own site (Apple). */
  readonly postsBack: boolean;
  /** `redirectUri` is our callback, in full. */
  addressFor(attempt: Attempt, redirectUri: string): URL;
  /**
   * @throws ProviderError: retryable when the provider does not answer; not when its answer proves nothing (a used
   * code, a token for another site, attempt or time, a wrong signature)
   */
  prove(answer: ProviderAnswer, attempt: Attempt, redirectUri: string): Promise<ProvenIdentity>;
}
