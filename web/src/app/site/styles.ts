/** The style sheet of the plain documents; one file for all of them. */
import '../../ui/fonts.css';
import '../../ui/ground.css';
import './site.css';
import './site-frame.module.css';
import '../../features/landing/hero.module.css';
import '../../features/landing/quoted-page.module.css';
import '../../features/landing/sections.module.css';
import '../../features/legal/reading.module.css';
