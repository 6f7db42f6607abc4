export const loanWords = {
  label: 'Loan',
  one: 'loan',
  many: 'loans',
  formal: 'loans',
  approver: 'lender',
  thirdParty: { label: 'Lender', name: 'lender' },
  alternative: 'A new loan',
  marketRateSetting: 'market_rate_loan',
  buyerTip: 'Pay the lender, never the previous borrower.',
};
