import { render } from 'preact';
import './app.css';
import { App } from './app.tsx';
import { SharedPage } from './shared-page.tsx';

const place = document.getElementById('application');
if (place !== null) {
  const { page, report } = place.dataset;
  place.replaceChildren();
  render(page === 'shared' && report !== undefined ? <SharedPage id={report} /> : <App />, place);
}
