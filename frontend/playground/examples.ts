/** What a newcomer would ask first; each opens in a tab of its own. */
export const examples = [
  {
    query: `# Contracts on offer, newest first. Page on with after: <endCursor>.
query BrowseContracts($filter: ContractFilter, $after: String) {
  contracts(filter: $filter, first: 5, after: $after) {
    edges {
      node {
        id
        title
        type
        location
        monthlyPayment
        remainingTermMonths
        transferFee
        status
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    variables: JSON.stringify({ filter: { type: 'CAR_LEASE', q: 'hybrid' } }, null, 2),
  },
  {
    query: `# Who am I? null when signed out; sign in at /api/login in this browser.
query Me {
  me {
    id
    email
    firstName
    lastName
    isAdmin
  }
}
`,
  },
  {
    query: `# Needs a session. Money in cents.
mutation SubmitContract($input: SubmitContractInput!) {
  submitContract(input: $input) {
    id
    status
    transferFee
  }
}
`,
    variables: JSON.stringify(
      {
        input: {
          title: '2024 Toyota RAV4 Hybrid lease',
          type: 'CAR_LEASE',
          description: 'Low mileage, always garaged.',
          location: 'Austin, TX',
          monthlyPayment: 38900,
          remainingTermMonths: 22,
        },
      },
      null,
      2,
    ),
  },
  {
    query: `# New messages on a contract, live over the WebSocket.
subscription MessageSent($contractId: ID!) {
  messageSent(contractId: $contractId) {
    id
    senderId
    isSeller
    message
    createdAt
  }
}
`,
    variables: JSON.stringify({ contractId: 'paste a contract id' }, null, 2),
  },
];
