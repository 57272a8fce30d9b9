import common from '../../../text/pl.ftl?raw';
import frame from '../../frame/text/pl.ftl?raw';
import home from '../../home/text/pl.ftl?raw';
import kit from '../../kit/text/pl.ftl?raw';

export default [common, kit, frame, home].join('\n');
