import { enumName, type Person } from '../support/person.js';

export interface ContractWords {
  title: string;
  type: string;
  description: string;
  location: string;
  monthlyPayment: number;
  remainingTermMonths: number;
}

export interface ContractAnswer extends ContractWords {
  id: string;
  userId: string;
  transferFee: number | null;
  status: string;
  forSale: boolean;
  acceptsMessages: boolean;
  messageCount: number;
  termsVersion: number;
  createdAt: string;
  updatedAt: string;
}

export const CONTRACT_FIELDS = `id userId title type description location monthlyPayment remainingTermMonths
  transferFee status forSale acceptsMessages messageCount termsVersion createdAt updatedAt`;

/** A lease that anybody would list; say only what the test is about. */
export const contractWords = (words: Partial<ContractWords> = {}): ContractWords => ({
  title: '2024 Honda Civic lease',
  type: 'car-lease',
  description: 'Well kept, 12,000 miles a year.',
  location: 'Austin, TX',
  monthlyPayment: 38900,
  remainingTermMonths: 18,
  ...words,
});

/** The same words for GraphQL, where enums have names. */
export const contractInput = (words: Partial<ContractWords> & { status?: string }) => ({
  ...words,
  ...(words.type !== undefined && { type: enumName(words.type) }),
  ...(words.status !== undefined && { status: enumName(words.status) }),
});

export async function listContract(
  seller: Person,
  words: Partial<ContractWords> = {},
): Promise<ContractAnswer> {
  const { status, body } = await seller.rest<ContractAnswer & { error?: string }>(
    'POST',
    '/api/contracts',
    contractWords(words),
  );
  if (status !== 201) throw new Error(`listing failed: ${status} ${body.error}`);
  return body;
}
