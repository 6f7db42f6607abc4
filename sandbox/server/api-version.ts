import Stripe from 'stripe';

/** The version the installed SDK speaks; webhooks are rendered in it. */
export const API_VERSION: string = Stripe.API_VERSION;
