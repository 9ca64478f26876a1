import { Notice } from '../../../ui/feedback/notice.tsx';
import type { StoredChat } from '../stored-chat.ts';
import { Question } from './bubbles.tsx';
import classes from './chat.module.css';

/** The conversation that was used last, from this device's copy. */
export function OfflineChat({ chat }: { chat: StoredChat }) {
  return (
    <div className={classes.conversation}>
      <Notice kind="info">You are offline. This is your last conversation on this device.</Notice>
      <ol className={classes.turns} aria-label="Conversation">
        {chat.messages.map(({ id, content, isUser, sources, error }) => (
          <li key={id} className={isUser ? classes.asked : classes.answer}>
            {isUser ? <Question text={content} /> : <p className={classes.plain}>{content}</p>}
            {error !== null && <p className={classes.ending}>{error.message}</p>}
            {sources.length > 0 && <p className={classes.remark}>{sources.join('. ')}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
