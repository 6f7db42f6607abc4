export const apartmentWords = {
  label: 'Apartment',
  one: 'apartment',
  many: 'apartments',
  formal: 'apartment leases',
  approver: 'landlord',
  thirdParty: { label: 'Landlord or manager', name: 'landlord' },
  askedFirst: 'move-in date, deposit, pets and parking, whether the landlord has to approve.',
  alternative: 'The comparable apartment',
  buyerTip: 'No deposit before you have seen it and signed.',
  holderTip: 'Hand over keys and codes only after your landlord has agreed in writing.',
};
