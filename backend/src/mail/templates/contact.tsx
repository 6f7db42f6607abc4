import type { MailTemplate } from './mail-template.js';
import { Facts, Layout, Paragraph } from './layout.js';

const WISHES: Record<string, string> = {
  transfer: 'Transfer my contract',
  takeover: 'Take over a contract',
  both: 'Explore both options',
};

export const contactRequest: MailTemplate<'contact-request'> = (data, site) => ({
  subject: `Contact request from ${data.name}`,
  // an answer goes to the person who wrote
  replyTo: { name: data.name, address: data.email },
  body: (
    <Layout site={site} preview="A visitor sent the contact form." heading="A contact request">
      <Paragraph>We promise an answer within 24 hours. Reply to this email to reach the sender.</Paragraph>
      <Facts
        of={[
          ['Name', data.name],
          ['Email', data.email],
          ['Phone', data.phone],
          ['Wants to', data.userType && (WISHES[data.userType] ?? data.userType)],
          ['Kind of contract', data.contractType],
          ['Message', data.message],
        ]}
      />
    </Layout>
  ),
});
