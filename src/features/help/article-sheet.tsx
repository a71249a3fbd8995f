import { type ReactNode, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ArticlePath } from '../../config/article-paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ArticleBlock, ArticleText } from './article-block.tsx';
import type { Topic } from './article.ts';
import { loadArticle } from './load-article.ts';
import './help.css';

interface ArticleSheetProps {
  path: ArticlePath;
  folded?: boolean | undefined;
  after?: ReactNode;
}

/** Suspends while the article loads. */
export function ArticleSheet({ path, folded = false, after }: ArticleSheetProps) {
  const { lead, topics } = use(loadArticle(path));
  useTopicOfUrl();
  return (
    <Sheet>
      <article className="article">
        <p className="text-19 text-soft">
          <ArticleText text={lead} />
        </p>
        {folded ? (
          <div>
            {topics.map((topic) => (
              <CollapsedTopic key={topic.id} {...topic} />
            ))}
          </div>
        ) : (
          topics.map((topic) => <OpenTopic key={topic.id} {...topic} />)
        )}
      </article>
      {after}
    </Sheet>
  );
}

const OpenTopic = (topic: Topic) => (
  <section aria-labelledby={topic.id}>
    <h2 id={topic.id} tabIndex={-1} className="outline-none">
      {topic.title}
    </h2>
    <Blocks {...topic} />
  </section>
);

const CollapsedTopic = (topic: Topic) => (
  <details id={topic.id} className="article-question">
    <summary>
      <h2>{topic.title}</h2>
      <Icon name="chevron-down" />
    </summary>
    <Blocks {...topic} />
  </details>
);

const Blocks = ({ blocks }: Topic) => (
  <div className="article-body">
    {blocks.map((block) => (
      <ArticleBlock key={JSON.stringify(block)} block={block} />
    ))}
  </div>
);

function useTopicOfUrl(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const topic = document.getElementById(hash.slice(1));
    if (!topic) return;
    if (topic instanceof HTMLDetailsElement) topic.open = true;
    topic.scrollIntoView({ block: 'start' });
    const target = topic.querySelector('summary') ?? topic;
    target.focus({ preventScroll: true });
  }, [hash, key]);
}
