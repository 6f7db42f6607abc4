export const mortgageWords = {
  label: 'Mortgage',
  one: 'mortgage',
  many: 'mortgages',
  formal: 'mortgages',
  approver: 'lender',
  thirdParty: { label: 'Loan servicer', name: 'servicer' },
  companies: { gap: 'second lender', title: 'title company' },
  countsPaymentsOnly: true,
  alternative: 'A new loan',
  marketRateSetting: 'market_rate_mortgage',
  buyerTip:
    'Sign no deed before the servicer’s approval. Before you wire money, call the title company on a number you found yourself.',
};
