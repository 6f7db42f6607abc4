import type Stripe from 'stripe';
import type { Params } from './params.js';

type Billing = Stripe.PaymentMethod.BillingDetails;

const NO_ADDRESS: Stripe.Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

export const NO_BILLING: Billing = {
  address: NO_ADDRESS,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

export function readBilling(params: Params): Billing {
  const given = params.child('billing_details');
  if (!given) return NO_BILLING;
  const billing = {
    address: readAddress(given),
    email: given.text('email') || null,
    name: given.text('name') || null,
    phone: given.text('phone') || null,
    tax_id: given.text('tax_id') || null,
  };
  given.done();
  return billing;
}

export function readShipping(params: Params): Stripe.PaymentIntent.Shipping | null {
  const given = params.child('shipping');
  if (!given) return null;
  const shipping = {
    address: readAddress(given),
    carrier: given.text('carrier') || null,
    name: given.required('name'),
    phone: given.text('phone') || null,
    tracking_number: given.text('tracking_number') || null,
  };
  given.done();
  return shipping;
}

function readAddress(params: Params): Stripe.Address {
  const given = params.child('address');
  if (!given) return NO_ADDRESS;
  const line = (name: string) => given.text(name) || null;
  const address = {
    city: line('city'),
    country: line('country'),
    line1: line('line1'),
    line2: line('line2'),
    postal_code: line('postal_code'),
    state: line('state'),
  };
  given.done();
  return address;
}
