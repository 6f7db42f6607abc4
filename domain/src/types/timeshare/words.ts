export const timeshareWords = {
  label: 'Timeshare',
  one: 'timeshare',
  many: 'timeshares',
  formal: 'timeshares',
  approver: 'resort',
  thirdParty: { label: 'Resort or club', name: 'resort' },
  companies: { recorded: 'closing company' },
  endlessIf: { fact: 'interest', is: ['deeded', 'trust'] },
  countsPaymentsOnly: true,
  alternative: 'Renting',
  buyerTip: 'Pay the resort or a closing company, never a person.',
};
