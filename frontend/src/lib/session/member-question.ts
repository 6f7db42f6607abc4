import { createStore } from '../store';

/** What the server accepts as a proof of identity. */
export type ProofKind = 'passkey' | 'authenticator' | 'recovery-code' | 'password';

/** What a refusal asks of the member, who may do it or close the dialog. */
interface Asked<Code extends string, Details> {
  code: Code;
  details: Details;
  answer: (isGiven: boolean) => void;
}

/** A proof of who they are; no kind is listed for members who can only sign in again. */
export type ProofQuestion = Asked<'STEP_UP_REQUIRED', { proofs: readonly ProofKind[] }>;
/** Consent to new terms; `acceptedVersion` is absent if none were accepted before. */
export type TermsQuestion = Asked<'TERMS_REQUIRED', { version: number; acceptedVersion?: number }>;
/** A confirmed email address: the link is in an email, so the member says when it is done. */
export type EmailQuestion = Asked<'CONFIRMED_EMAIL_REQUIRED', undefined>;
export type Question = ProofQuestion | TermsQuestion | EmailQuestion;

type Errors = readonly { extensions?: { [name: string]: unknown } }[] | undefined;

const open = createStore<Question | null>(null);
let asked: Promise<boolean> | null = null;

/**
 * Opens the dialog for what the errors of an answer ask for; null if they ask for nothing. True once the member has done
 * it, so that the request can be sent again; false if they closed the dialog. Concurrent requests share it.
 */
export function askFor(errors: Errors): Promise<boolean> | null {
  const refusal = errors?.find(({ extensions }) =>
    /^(STEP_UP|TERMS|CONFIRMED_EMAIL)_R/.test(extensions?.['code'] as string),
  );
  if (!refusal) return null;
  return (asked ??= new Promise((resolve) => {
    const answer = (isGiven: boolean) => {
      asked = null;
      open.set(null);
      resolve(isGiven);
    };
    open.set({ ...refusal.extensions, answer } as Question);
  }));
}

export const useQuestion = open.useValue;
