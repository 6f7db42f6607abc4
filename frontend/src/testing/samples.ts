import type { MessageFieldsFragment } from '../generated/chat';
import type { ContractCardFieldsFragment } from '../generated/contracts';
import type { Me } from '../lib/session/viewer-texts';

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A signed-in member. */
export const aMe = (change: Partial<Me> = {}): Me => ({
  id: id(1),
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  isAdmin: false,
  roles: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  emailVerified: true,
  ...change,
});

/** The boot state of a page that an admin has open. */
export const asAdmin = { me: aMe({ isAdmin: true, roles: ['ADMIN'] }) };

/** The contract with this number; a higher number is newer. */
export const contractNumber = (number: number, change: Partial<ContractCardFieldsFragment> = {}) =>
  ({
    __typename: 'Contract',
    id: id(number),
    userId: id(900),
    title: `Contract ${number}`,
    type: 'CAR_LEASE',
    description: 'A sedan with all services done',
    location: 'Cleveland, OH',
    monthlyPayment: 41_250,
    remainingTermMonths: 14,
    endless: false,
    transferFee: 2_500,
    status: 'ACTIVE',
    forSale: true,
    saleMode: 'FIRST_COME',
    reservedUntil: null,
    notOffered: null,
    feeRule: 'STANDARD',
    underReview: false,
    acceptsMessages: true,
    termsVersion: 1,
    messageCount: 0,
    cardFacts: [],
    organisation: null,
    drawing: 'car-lease-suv',
    cover: null,
    createdAt: `2026-01-01T00:00:${String(number % 60).padStart(2, '0')}.000Z`,
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...change,
  }) as ContractCardFieldsFragment & { __typename: 'Contract' };

/** The message with this number; a higher number is newer. */
export const messageNumber = (number: number, change: Partial<MessageFieldsFragment> = {}) => ({
  __typename: 'Message' as const,
  id: id(number),
  contractId: id(1),
  senderId: id(901),
  isSeller: false,
  message: `Message ${number}`,
  contactsHidden: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...change,
});

/** A Relay connection of one kind of node, as the server answers it. */
export const connectionOf = <Node extends { __typename: string; id: string }>(
  nodes: Node[],
  pageInfo: { hasNextPage?: boolean; hasPreviousPage?: boolean } = {},
) => {
  const typeName = nodes[0]?.__typename ?? 'Node';
  return {
    __typename: `${typeName}Connection`,
    edges: nodes.map((node) => ({ __typename: `${typeName}Edge`, cursor: node.id, node })),
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: nodes[0]?.id ?? null,
      endCursor: nodes.at(-1)?.id ?? null,
      ...pageInfo,
    },
  };
};

/** A page of the public list of contracts, which is counted. */
export const contractList = (
  contracts: ReturnType<typeof contractNumber>[],
  pageInfo: { hasNextPage?: boolean } = {},
) => ({
  ...connectionOf(contracts, pageInfo),
  totalCount: contracts.length,
  totalCountCapped: false,
  withoutPlaceCount: null,
  withoutPlaceCapped: false,
  correctedSearch: null,
});
