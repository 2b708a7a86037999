import type { SignInProvider } from '../../app/domain/account/sign-in-provider.ts';

/** One try to sign in, kept by the browser in a cookie until the provider sends her back. Three secrets of 256 bits. */
export interface Attempt {
  /** Comes back with her: the answer belongs to this browser's question. */
  state: string;
  /** PKCE: whoever steals the code cannot spend it. */
  verifier: string;
  /** Stands in the id token: it was made for this try. */
  nonce: string;
}

/** What the provider sent her back with. */
interface ProviderAnswer {
  code: string;
  /** Apple alone: JSON with her name, said once and unsigned, so good for a greeting only. */
  person?: string;
}

export interface ProvenIdentity {
  provider: SignInProvider;
  /** The provider's own id of her, which never changes. */
  subject: string;
  /** One bare address, or null. */
  email: string | null;
  /** True only when the provider vouches that the address is hers. */
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
}

/** Somebody else who can say who she is. */
export interface IdentityProvider {
  readonly name: SignInProvider;
  /** It answers with a form that is posted from its own site (Apple), not with an address. */
  readonly postsBack: boolean;
  /** Where she is sent to be asked. `redirectUri` is our callback, in full. */
  addressFor(attempt: Attempt, redirectUri: string): URL;
  /**
   * Who she is.
   * @throws ProviderError: retryable when the provider does not answer; not retryable when its answer proves nothing
   * (a code that was used, a token for another site, another try or another time, a wrong signature)
   */
  prove(answer: ProviderAnswer, attempt: Attempt, redirectUri: string): Promise<ProvenIdentity>;
}
