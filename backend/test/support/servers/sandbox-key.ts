/** Set in every product that a test starts, so that the test can play the provider's dashboard. */
export const SANDBOX_KEY = 'sk_sandbox_of_the_tests';
