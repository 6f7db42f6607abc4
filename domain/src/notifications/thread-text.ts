type Text = (title: string) => { title: string; text: string };

/** What a notification says about the public thread of the contract with this title. */
export const THREAD_TEXTS: Record<'question' | 'answer', Text> = {
  question: (title) => ({
    title: `New question: ${title}`,
    text: 'Someone asked about your listing. Read and answer it in the thread.',
  }),
  answer: (title) => ({
    title: `New answer: ${title}`,
    text: 'The seller wrote in a thread where you asked a question.',
  }),
};
