export const loanWords = {
  label: 'Loan',
  one: 'loan',
  many: 'loans',
  formal: 'loans',
  approver: 'lender',
  thirdParty: { label: 'Lender', name: 'lender' },
  askedFirst: 'remaining balance, interest rate, collateral, whether the lender allows a transfer.',
  alternative: 'A new loan',
  marketRateSetting: 'market_rate_loan',
  buyerTip: 'Pay the lender, never the previous borrower.',
  holderTip: 'The buyer pays the lender, never you.',
};
