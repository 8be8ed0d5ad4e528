/**
 * What is asked for twice while the first has no answer is one call: a screen that is mounted again, as StrictMode does, joins the
 * start of an order that is under way (BID-01), and of two buttons for the same the second joins the first.
 */
export function shareUnanswered<Subject, Answer>(
  start: (subject: Subject) => Promise<Answer>,
  keyOf: (subject: Subject) => string = () => "",
): (subject: Subject) => Promise<Answer> {
  const unanswered = new Map<string, Promise<Answer>>();
  return (subject) => {
    const key = keyOf(subject);
    const running = unanswered.get(key);
    if (running) return running;
    const answer = start(subject).finally(() => unanswered.delete(key));
    unanswered.set(key, answer);
    return answer;
  };
}
