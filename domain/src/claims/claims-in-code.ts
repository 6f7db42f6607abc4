/* Claims that pages make in their code; apart from the others, so that a page loads only these. */

/** Sentences of the terms of service, each with what stands in its place while the claim is not confirmed. */
export const TERMS_CLAIMS = [
  {
    claim:
      ' We help to verify parties, coordinate with landlords, lenders and dealers, and support the legal documentation.',
    instead: '',
  },
  {
    claim: 'We coordinate that consent but cannot promise it.',
    instead: 'We cannot promise that consent.',
  },
] as const;

export const SUBMIT_CLAIM = 'We verify the details with the original lender or lessor.';

/** The entry of the site's content that names the claims in the code that are not shown; only where money is live. */
export const HIDDEN_CLAIMS = 'hidden_claims';
