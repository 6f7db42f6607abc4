export const apartmentWords = {
  label: 'Apartment',
  one: 'apartment',
  many: 'apartments',
  formal: 'apartment leases',
  approver: 'landlord',
  thirdParty: { label: 'Landlord or manager', name: 'landlord' },
  alternative: 'The comparable apartment',
  buyerTip: 'No deposit before you have seen it and signed.',
};
