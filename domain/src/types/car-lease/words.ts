export const carLeaseWords = {
  label: 'Car Lease',
  one: 'car lease',
  many: 'car leases',
  formal: 'car leases',
  approver: 'leasing company',
  thirdParty: { label: 'Leasing company', name: 'leasing company' },
  alternative: 'The new lease',
  buyerTip: 'Drive away only after the leasing company has said yes in writing.',
};
