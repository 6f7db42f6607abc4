import { formatMoment, Layout, Lines, Paragraph, Quote, type MailTemplate } from './layout.js';

/** Answers a contact request in the name of the site, above the question. */
export const contactReply: MailTemplate<'contact-reply'> = ({ question, askedAt, text }, site) => ({
  subject: `Re: Your message to ${site.title}`,
  replyTo: { name: site.title, address: site.email },
  body: (
    <Layout site={site} preview={text.slice(0, 150)} heading="Our reply to your message">
      <Paragraph>
        <Lines of={text} />
      </Paragraph>
      <Paragraph>{site.title}</Paragraph>
      {question && (
        <>
          <Paragraph>You wrote on {formatMoment(askedAt)}:</Paragraph>
          <Quote>
            <Lines of={question} />
          </Quote>
        </>
      )}
    </Layout>
  ),
});
