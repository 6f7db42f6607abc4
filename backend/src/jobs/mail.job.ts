/** Every mail the product sends, by what its template needs. Money in cents. */
export interface MailData {
  'password-reset': { link: string };
  'verify-email': { link: string };
  'purchase-buyer': PurchaseMail;
  'purchase-seller': PurchaseMail;
  'purchase-operator': PurchaseMail & { buyerEmail: string; sellerEmail: string; paymentIntentId: string };
  'contact-request': {
    name: string;
    email: string;
    phone: string | null;
    contractType: string | null;
    userType: string | null;
    message: string | null;
  };
}

export interface PurchaseMail {
  contractId: string;
  contractTitle: string;
  amount: number;
  purchaseId: string;
  purchasedAt: string;
}

/** One mail to one person; `to` is null where it goes to the operator, whose address is a setting. */
export type MailJob = {
  [Template in keyof MailData]: { template: Template; to: string | null; data: MailData[Template] };
}[keyof MailData];
