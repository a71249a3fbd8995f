import { use, type ReactNode } from 'react';
import type { ArticlePath } from '../../config/article-paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ArticleBlock } from './article-block.tsx';
import { ArticleWords } from './article-words.tsx';
import type { Topic } from './article.ts';
import { loadArticle } from './load-article.ts';
import { useAddressedTopic } from './use-addressed-topic.ts';
import './help.css';

interface ArticleSheetProps {
  path: ArticlePath;
  /** Questions whose answers open one by one; else everything lies open. */
  folded?: boolean | undefined;
  /** Stands at the end, on the same paper. */
  after?: ReactNode;
}

/** An article on paper. It needs a Suspense above. */
export function ArticleSheet({ path, folded = false, after }: ArticleSheetProps) {
  const { lead, topics } = use(loadArticle(path));
  useAddressedTopic();
  return (
    <Sheet>
      <article className="article">
        <p className="text-19 text-soft">
          <ArticleWords text={lead} />
        </p>
        {folded ? (
          <div>
            {topics.map((topic) => (
              <FoldedTopic key={topic.id} {...topic} />
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

const FoldedTopic = (topic: Topic) => (
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
