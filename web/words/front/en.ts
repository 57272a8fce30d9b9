import common from '../../../text/en.ftl?raw';
import frame from '../../frame/text/en.ftl?raw';
import home from '../../home/text/en.ftl?raw';
import kit from '../../kit/text/en.ftl?raw';

export default [common, kit, frame, home].join('\n');
