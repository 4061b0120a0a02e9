import { plainPage } from '../src/core/plainPage';
import { FailurePage } from '../src/views/FailurePage';

export default FailurePage;

export const getStaticProps = () =>
  plainPage('/500/', 'Something went wrong', 'This page could not be shown.');
