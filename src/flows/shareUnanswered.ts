/**
 * A start (of an order, a collection) that is asked for twice while the first has no answer is one start: a screen that is
 * mounted again, as StrictMode does, joins the one under way (BID-01).
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
