import { plainPage } from '../../src/core/plainPage';
import { PlaygroundPage } from '../../src/views/PlaygroundPage';

export default PlaygroundPage;

export const getStaticProps = () =>
  plainPage('/playground/', 'Playground', 'Write code with every MUI X package and see it run.');
