import { dataOf } from '../lists.js';
import { authorise, listContract, rest, type Provider } from '../payments.js';
import type { Person } from '../person.js';

/** A contract of the seller that the buyer has just paid for. */
export async function stagePurchase(provider: Provider, seller: Person, buyer: Person, type = 'car-lease') {
  const contract = await listContract(seller, undefined, type);
  const intent = await authorise(provider, buyer, contract.id);
  dataOf(await rest.complete(buyer, intent));
  return { contract, intent };
}
